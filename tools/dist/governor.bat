@echo off
rem Starts Governor with the Java 25 or newer that JAVA_HOME names or that is on the path.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" -Xlog:disable -XX:+UseSerialGC -XX:+ExitOnOutOfMemoryError --enable-native-access=ALL-UNNAMED -jar "%~dp0..\lib\governor.jar" %*
