@rem Starts the app as a command. A script waits for its end, which a prompt does not do for a program with a window.
@"%~dp0..\Fovea.exe" %*
